/** 'Nach oben scrollen' (Spec §2); how smooth is the style sheet's decision. */
export function scrollUpByButton() {
  document.getElementById('scroll-top')?.addEventListener('click', () => scrollTo({ top: 0 }));
}
