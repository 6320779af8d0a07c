const SCROLL_AFTER_NAVIGATION_MS = 100; // Spec §2

/** To the hash's element, and to the top when only the query changes (Spec §2). CSS decides whether smoothly. */
export function scrollAfterNavigation() {
  if (location.hash) {
    setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.closest('details')?.toggleAttribute('open', true);
      target?.scrollIntoView();
    }, SCROLL_AFTER_NAVIGATION_MS);
  }

  let search = location.search;
  const scrollUpOnNewQuery = () => {
    if (location.search === search) return;
    search = location.search;
    scrollTo({ top: 0 });
  };
  addEventListener('popstate', scrollUpOnNewQuery);
  // Only the Navigation API announces pushState and replaceState.
  window.navigation?.addEventListener('currententrychange', scrollUpOnNewQuery);
}
