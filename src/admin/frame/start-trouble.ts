/**
 * Where the area's own script does not come there is nobody to say so: the sentence that the shell carries is shown, and
 * the page is loaded anew when the browser is online again.
 */
export function startTrouble(): void {
  addEventListener('unhandledrejection', () => {
    const area = document.querySelector('astro-island[component-export="AdminApp"][ssr]');
    const sentence = document.getElementById('area-trouble');
    if (!area || !sentence) return;
    sentence.hidden = false;
    addEventListener('online', () => location.reload());
  });
}
