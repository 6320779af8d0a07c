/**
 * Scrolls where the address points: to the element of its hash after a short wait (Spec §2), and smoothly to
 * the top when only the query string has changed. How smooth is the style sheet's decision (reduced motion).
 */
export function scrollAfterNavigation(hashAfterMs: number) {
  if (location.hash) {
    setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.closest('details')?.toggleAttribute('open', true);
      target?.scrollIntoView();
    }, hashAfterMs);
  }

  let search = location.search;
  const scrollUpOnNewQuery = () => {
    if (location.search === search) return;
    search = location.search;
    scrollTo({ top: 0 });
  };
  addEventListener('popstate', scrollUpOnNewQuery);
  // pushState and replaceState are announced by the Navigation API only.
  window.navigation?.addEventListener('currententrychange', scrollUpOnNewQuery);
}
