/** Renders `shell/icons/lantern.svg` to the PNG files beside it. Run manually after changing the drawing: node scripts/render-icons.mjs */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'

const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test')
const FOLDER = join(ROOT, 'shell/icons')
/** `any` has rounded corners; the system masks the others, so their background fills the square. */
const ICONS = [
  { file: 'icon-192.png', size: 192, radius: 112 },
  { file: 'icon-512.png', size: 512, radius: 112 },
  { file: 'maskable-512.png', size: 512, radius: 0 },
  { file: 'apple-180.png', size: 180, radius: 0 },
]

const art = readFileSync(join(FOLDER, 'lantern.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { file, size, radius } of ICONS) {
  const rounded = art.replace('class="ground"', `rx="${radius}"`)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0;line-height:0}</style>${rounded}`)
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true })
}
await browser.close()
