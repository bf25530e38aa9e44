"""The browser that tests and measurements drive: where it is, and what of it nobody needs here."""

import os
import shutil

UNWANTED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "Translate",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning", "TcpPortRandomizationWin", "msEdgeUpdateLaunchServicesPreferredVersion",
    "msForceBrowserSignIn",
)  # fmt: skip
"""Features left out. The first two make every window load two pages of the address bar, which is never seen: half of
what a window costs. From the fourth on they are those that Playwright 1.65 leaves out itself: of two lists only the
later one counts, and it is this."""
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run",
    "--renderer-process-limit=1", f"--disable-features={','.join(UNWANTED)}",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)  # fmt: skip
"""One process for all pages of a profile: to start another took a fifth of what it takes to open an exercise. No host
but this machine is found; to hold up every request and look at it took a tenth."""

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
"""The shell is the same browser without windows: steps of a walkthrough take it half the processor time."""


def path() -> str | None:
    """$PLACKY_CHROMIUM, else the system's; None for Playwright's own."""
    return os.environ.get("PLACKY_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
