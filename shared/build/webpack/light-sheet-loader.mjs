import { withDeviceScheme } from '../../contract/src/skins/light-sheet.ts'

/**
 * webpack loader of `light.css`: adds the rules for a device that is set to light.
 *
 * @param {string} css
 */
// biome-ignore lint/style/noDefaultExport: webpack asks for one
export default function lightSheetLoader(css) {
  return withDeviceScheme(css)
}
