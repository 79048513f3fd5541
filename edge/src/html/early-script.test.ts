import { createContext, runInContext } from 'node:vm'
import { earlyScript } from './early-script.ts'

type Fault = { target: object; message?: string }

const FACE_PATH = '/assets/face.0123abcd.woff2'

/** Runs the script in a page of its own. @param stored what the device stores */
function aPage(stored: Readonly<Record<string, string>> = {}) {
  const listeners: ((fault: Fault) => void)[] = []
  const sent: [path: string, body: unknown][] = []
  const taps: ((tap: Fault) => void)[] = []
  const marks: string[] = []
  const attributes: [name: string, value: string][] = []
  const faces: { family: string; bytes: string; unicodeRange: string }[] = []
  const page: Record<string, unknown> = createContext({
    performance: { mark: (name: string) => marks.push(name) },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.push([name, value]),
        removeAttribute: () => {},
      },
      cookie: '',
      fonts: { add: (face: (typeof faces)[number]) => faces.push(face) },
    },
    atob,
    FontFace: function FontFace(family: string, bytes: Uint8Array, { unicodeRange }: { unicodeRange: string }) {
      return { family, bytes: String.fromCharCode(...bytes), unicodeRange }
    },
    CSS: { supports: () => true },
    addEventListener: (type: string, listener: (fault: Fault) => void) =>
      (type === 'click' ? taps : listeners).push(listener),
    removeEventListener: (_type: string, listener: (fault: Fault) => void) => taps.splice(taps.indexOf(listener), 1),
    navigator: { sendBeacon: (path: string, body: string) => sent.push([path, JSON.parse(body)]) > 0 },
  })
  page.window = page
  runInContext(earlyScript('0.2.0-aaaa', undefined), page)
  return {
    page,
    /** The window as scripts of the page see it. */
    window: runInContext('window', page) as object,
    sent,
    marks,
    attributes,
    faces,
    tap: (closest: (selector: string) => unknown) =>
      [...taps].forEach((listener) => void listener({ target: { closest } })),
    fail: (fault: Fault) => listeners.forEach((listener) => void listener({ message: '', ...fault })),
  }
}
const reportOf = (phase: string) => ({
  reports: [{ kind: 'remote', remote: 'shell', version: '0.2.0-aaaa', outcome: 'failed', phase }],
})
const script = { nodeName: 'SCRIPT', src: 'https://site.test/assets/main.0123abcd.js' }

describe('a start of the shell that fails', () => {
  it('[EDGE-SHELL-7] is reported once, when a file of the shell was not loaded', () => {
    const { sent, fail } = aPage()
    fail({ target: script })
    fail({ target: { nodeName: 'LINK', href: 'https://site.test/assets/main.0123abcd.css' } })
    expect(sent).toEqual([['/collect', reportOf('entry')]])
  })

  it('[EDGE-SHELL-7] is reported when a script throws before the shell is up', () => {
    const { window, sent, fail } = aPage()
    fail({ target: window })
    expect(sent).toEqual([['/collect', reportOf('render')]])
  })

  it('[EDGE-SHELL-7] is not reported for other files, nor once the shell is up', () => {
    const { page, sent, fail } = aPage()
    fail({ target: { nodeName: 'SCRIPT', src: 'https://site.test/r/games/1.0.0/remoteEntry.js' } })
    fail({ target: { nodeName: 'IMG', src: 'https://site.test/assets/icon.png' } })
    page.__LANTERN__ = {}
    fail({ target: script })
    expect(sent).toEqual([])
  })
})

describe('a tap before the shell runs', () => {
  it('[EDGE-HTML-4] on the back button of the frame is remembered once, and no other', () => {
    const { marks, tap } = aPage()
    tap(() => null)
    expect(marks).toEqual(['shell:boot'])
    const onBack = (selector: string): object | null => (selector === '[data-back]' ? {} : null)
    tap(onBack)
    tap(onBack)
    expect(marks).toEqual(['shell:boot', 'shell:early-back'])
  })
})

describe('the face', () => {
  it('[SHELL-BOOT-16] is made of the bytes that the device stores, before the first paint', () => {
    const { attributes, faces } = aPage({ face: `${FACE_PATH} ${btoa('wOF2\u00ff')}` })
    expect(attributes).toContainEqual(['data-face', FACE_PATH])
    expect(faces.map(({ family }) => family)).toEqual(['Lantern Sans', 'Lantern Sans Marks'])
    expect(faces.map(({ bytes }) => bytes)).toEqual(['wOF2\u00ff', 'wOF2\u00ff'])
    // Chinese writes the other marks as wide as a character.
    expect(faces[0]?.unicodeRange).not.toMatch(/201[8-9C-D]/)
  })

  it.each([
    ['a first page', {}],
    ['a page whose device stores something else', { face: '/assets/face.woff2 *' }],
  ])('[SHELL-BOOT-16] is not that of %s', (_, stored) => {
    const { attributes, marks, tap } = aPage(stored)
    expect(attributes).toEqual([])
    tap((selector: string) => (selector === '[data-back]' ? {} : null))
    expect(marks).toEqual(['shell:boot', 'shell:early-back'])
  })
})
