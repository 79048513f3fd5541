import { BOOT_ELEMENT_ID } from '@lantern/contract/boot'
import { anUnsigned } from '../discovery/signed-discovery.fixture.ts'
import { factsOf, KEPT_FRESH_MS, listedFiles, refusalOf, wantsKeeping } from './kept-document.rules.ts'

const discovery = anUnsigned('{}', 7)
const boot = { shellVersion: '1.0.0', locale: 'zh-CN', discovery, discoveryKey: 'key', offline: true }
const html = (data: object) =>
  `<div></div><script type="application/json" id="${BOOT_ELEMENT_ID}" nonce="n">${JSON.stringify(data)}</script>`
const facts = { shellVersion: '1.0.0', locale: 'zh-CN', discovery, revision: 7, discoveryKey: 'key' }

describe('factsOf', () => {
  it('[SHELL-PWA-9] reads a complete page', () => {
    expect(factsOf(html(boot))).toEqual(facts)
  })

  it.each([
    ['an ordinary page', { ...boot, offline: false }],
    ['a page without discovery', { ...boot, discovery: null }],
    [
      'a page from before the signature was detached',
      { ...boot, discovery: { ...discovery, revision: 7, signature: 's' } },
    ],
    ['a page without a key', { ...boot, discoveryKey: '' }],
  ])('[SHELL-PWA-9] refuses %s', (_what, data) => {
    expect(factsOf(html(data))).toBeNull()
  })

  it('[SHELL-PWA-9] refuses a page of another site', () => {
    expect(factsOf('<h1>Wi-Fi login</h1>')).toBeNull()
    expect(factsOf(`<script type="application/json" id="${BOOT_ELEMENT_ID}">{"a":</script>`)).toBeNull()
  })
})

describe('refusalOf', () => {
  it('[SHELL-PWA-9] keeps a page of this shell with the same or a newer discovery', () => {
    expect(refusalOf(facts, null, '1.0.0')).toBeNull()
    expect(refusalOf(facts, { revision: 7, discoveryKey: 'key' }, '1.0.0')).toBeNull()
    expect(refusalOf(facts, { revision: 6, discoveryKey: 'key' }, '1.0.0')).toBeNull()
  })

  it('[SHELL-PWA-9] refuses an outdated discovery, another shell, and missing boot data', () => {
    expect(refusalOf(facts, { revision: 8, discoveryKey: 'key' }, '1.0.0')).toBe('older-discovery')
    expect(refusalOf(facts, null, '1.0.1')).toBe('other-shell')
    expect(refusalOf(null, null, '1.0.0')).toBe('no-boot-data')
  })

  it('[SHELL-PWA-9] restarts revision numbers under another key', () => {
    expect(refusalOf(facts, { revision: 8, discoveryKey: 'old key' }, '1.0.0')).toBeNull()
  })
})

describe('wantsKeeping', () => {
  const kept = { locale: 'zh-CN', revision: 7, discoveryKey: 'key', keptAtMs: 1_000 }
  const page = { locale: 'zh-CN', revision: 7 }

  it('[SHELL-PWA-3] fetches a new page for a newer discovery, another language, or old content', () => {
    expect(wantsKeeping(null, page, 1_000)).toBe(true)
    expect(wantsKeeping(kept, { ...page, revision: 8 }, 1_000)).toBe(true)
    expect(wantsKeeping(kept, { ...page, locale: 'en' }, 1_000)).toBe(true)
    expect(wantsKeeping(kept, page, 1_001 + KEPT_FRESH_MS)).toBe(true)
  })

  it('[SHELL-PWA-3] fetches nothing when the kept page is as new as the open one', () => {
    expect(wantsKeeping(kept, page, 1_000 + KEPT_FRESH_MS)).toBe(false)
    expect(wantsKeeping(kept, { ...page, revision: 6 }, 1_000)).toBe(false)
  })
})

describe('listedFiles', () => {
  it('[SHELL-PWA-5] names the files of every build in the document, wherever their addresses stand', () => {
    const document = JSON.stringify({
      microFrontends: {
        mine: [
          { url: '/r/mine/files/mf-manifest.ab.json', extras: { files: { 'mf-manifest.ab.json': '', 'a.cd.js': '' } } },
          { url: '/r/mine/1.0.0/mf-manifest.json', extras: { files: { 'a.js': '' } } },
        ],
      },
    })
    expect([...listedFiles(document)]).toEqual([
      '/r/mine/files/mf-manifest.ab.json',
      '/r/mine/files/a.cd.js',
      '/r/mine/1.0.0/a.js',
    ])
  })
})
