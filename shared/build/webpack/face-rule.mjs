import { fileURLToPath } from 'node:url'

const FACE = /[\\/]@fontsource-variable[\\/]inter[\\/]files[\\/][\w-]+\.woff2$/

/** A face for Latin letters and figures: only the characters and weights that pages use, always a file. */
export const faceRule = {
  test: FACE,
  type: 'asset/resource',
  loader: fileURLToPath(new URL('./face-loader.mjs', import.meta.url)),
}
