/** 'Nach oben scrollen' (Spec §2); CSS decides how smoothly. */
export function scrollUpByButton() {
  document.getElementById('scroll-top')?.addEventListener('click', () => scrollTo({ top: 0 }));
}
