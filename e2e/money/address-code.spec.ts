/** Reads an address from a QR image (issue 5; screens.md 7). This browser has no BarcodeDetector, so the library decodes it. */
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

/** QR code of `tron:T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb?amount=5`. */
const CODE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAN4AAADeAQAAAAB6HIMaAAABTklEQVR42u2Ywa3EMAhER6IAl0TrLskFWJovwE4i/937rBQfVtG+HAIZBgj4/Uy88IW6EHGcw23A8heAqUIjk/gE0OK6/hSFGcG6YOdwwMUh4Nih6MPZeClFGqZM0DqQFflBQ0KwSjCLz7/UpxDcZgaOHdnpfUIwHnwgE+9onK3P1mVhulr4hK2X8Ey8HCyeVRi3zGwjVIUzk5039XoPjxKUg2QvSwuHI9H4sDc5GOpIIWPpBdnxROFEjA+3WNLqqAqZcq4ZLR2uo3VThdnoItkZk5NPe9OD29gsgmBZsunCNfLYqkXY3egUYZBxebAbuy6sCaJqse2tSBXWATC3DZdwNGE9ewh5oLY3tGMhFoI1quc46dU0cLiJFLy39rC3GtDE4ZJJjT/j3/4pBm235ZTJmXghuFZMXsOOMlwlCJ/XgHZ+JBOC76fLF/4a/AOXpR/vOzsHigAAAABJRU5ErkJggg==',
  'base64',
)
const NO_CODE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[MINE-37] an address is read from a QR image; an image without a code is refused', async ({ page, context }) => {
  await withoutPopUps(page)
  await useMember(context, 'vip10aa')
  await page.goto('/mine/virtualCoinCard?view=add')
  const address = page.getByRole('textbox', { name: '地址' })
  await expect(address).toBeVisible()
  const file = page.getByLabel('识别二维码图片')
  await file.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: NO_CODE })
  await expect(page.getByText('这张图片里没有识别到二维码，请换一张清晰完整的截图')).toBeVisible()
  await expect(address).toHaveValue('')
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: CODE })
  await expect(address).toHaveValue('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
  await expect(page.getByText('已识别，请核对地址')).toBeVisible()
})
