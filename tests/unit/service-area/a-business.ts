/** A business on a fixed spot near Wörrstadt, so that these tests hold when the owner moves the real one. */
export const business = {
  coordinates: { latitude: 49.88, longitude: 8.12 },
  serviceRadiusKm: 20,
  phone: { display: '069 90009 123', link: '+496990009123' },
};
