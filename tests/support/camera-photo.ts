import sharp from 'sharp';

/** Makes a small picture of one colour. */
export const plain = (background: string, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/**
 * Makes a file as a phone's camera does: 12 megapixels, held upright (the sensor's picture lies on its side), with the
 * place in its Exif data. The half that is above in the world is light, the other dark.
 */
export async function aCameraPhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const noise = await sharp({
    create: { width: width / 4, height: height / 4, channels: 3, noise: grain, background: '#000' },
  })
    .png()
    .toBuffer();
  // Turned by 90° clockwise when shown, what is left in the file is above.
  const dark = {
    create: { width: width / 2, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0.6 } },
  };
  return sharp(noise)
    .resize(width, height)
    .composite([{ input: dark, left: width / 2, top: 0 }])
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Fernsprecher' }, IFD3: { GPSLatitude: '49/1 54/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
