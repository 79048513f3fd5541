import { redrawPicture } from './redraw-picture.ts'

const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

/** A browser that can write the given format and falls back to PNG for others, as the standard says. */
function browserThatWrites(form: string): void {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 3_000, height: 2_000, close: () => undefined }),
  })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type = 'image/png') => {
    const bytes = type === form ? 100_000 : 900_000
    return `data:${type === form ? form : 'image/png'};base64,${'A'.repeat(bytes)}`
  })
}
afterEach(() => jest.restoreAllMocks())

describe('redrawPicture', () => {
  it('[SHELL-CUST-9] writes WebP', async () => {
    browserThatWrites('image/webp')
    expect(await redrawPicture(photo(), 700_000)).toMatch(/^data:image\/webp;/)
  })

  it('[SHELL-CUST-9] writes JPEG where the browser cannot write WebP (Safari), instead of a PNG too large to send', async () => {
    browserThatWrites('image/jpeg')
    expect(await redrawPicture(photo(), 700_000)).toMatch(/^data:image\/jpeg;/)
  })

  it('[SHELL-CUST-9] refuses files that are not pictures', async () => {
    await expect(redrawPicture(new File([''], 'x.gif', { type: 'image/gif' }), 700_000)).rejects.toThrow('type')
  })
})
