/** @jest-environment @lantern/build/jest/worker-environment.cjs */
import { answerFile, answerPage } from './answers.ts'
import { FakeCaches } from './cache-storage.fixture.ts'
import { dropUnlisted, holdAll, keepFile, outdatedCaches, shellCacheOf } from './kept-files.ts'

const ORIGIN = 'https://site.test'
const VERSION = '1.0.0'
const PATH = '/r/mine/1.0.0/remoteEntry.js'
const GOOD = 'good code'
let goodHash = ''

let caches: FakeCaches
let network: jest.Mock<Promise<Response>>
const work: Promise<unknown>[] = []
beforeAll(async () => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(GOOD))
  goodHash = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
})
beforeEach(() => {
  caches = new FakeCaches(ORIGIN)
  network = jest.fn(() => Promise.reject(new TypeError('offline')))
  Object.assign(globalThis, { caches, fetch: network })
  work.length = 0
})

const asking = (url: string) => ({
  request: { url: ORIGIN + url } as Request,
  waitUntil: (promise: Promise<unknown>) => void work.push(promise),
})
const keptPage = () =>
  caches.put(shellCacheOf(VERSION), '/_app?locale=zh-CN', 'kept page', {
    'content-language': 'zh-CN',
    'x-kept-at': '1',
  })

describe('answerPage', () => {
  it('[SHELL-PWA-6] answers with any network response, although a page is kept', async () => {
    keptPage()
    network.mockResolvedValueOnce(new Response('closed', { status: 503 }))
    const onKept = jest.fn()
    const answer = await answerPage({ ...asking('/'), onKept }, VERSION)
    expect([answer.status, await answer.text()]).toEqual([503, 'closed'])
    expect(onKept).not.toHaveBeenCalled()
  })

  it('[SHELL-PWA-6] uses the navigation preload that the browser started with the worker', async () => {
    const preloadResponse = Promise.resolve(new Response('preloaded'))
    expect(await (await answerPage({ ...asking('/'), preloadResponse }, VERSION)).text()).toBe('preloaded')
    expect(network).not.toHaveBeenCalled()
  })

  it('[SHELL-PWA-3] answers with the kept page without a network', async () => {
    keptPage()
    const onKept = jest.fn()
    expect(await (await answerPage({ ...asking('/help/kh'), onKept }, VERSION)).text()).toBe('kept page')
    expect(onKept).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-PWA-3] answers with the kept page when the preload failed the way Firefox reports it: a response of type error', async () => {
    keptPage()
    const preloadResponse = Promise.resolve(Response.error())
    expect(await (await answerPage({ ...asking('/'), preloadResponse }, VERSION)).text()).toBe('kept page')
  })

  it('[SHELL-PWA-6] answers with the kept page after the time limit, not before', async () => {
    keptPage()
    let answer: (value: Response) => void = () => {}
    network.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const late = answerPage(asking('/'), VERSION, 5)
    expect(await (await late).text()).toBe('kept page')
    const inTime = answerPage(asking('/'), VERSION, 10_000)
    answer(new Response('network'))
    expect(await (await inTime).text()).toBe('network')
  })

  it('[SHELL-PWA-2] answers with a bilingual offline page when nothing is kept', async () => {
    const answer = await answerPage(asking('/'), VERSION)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('网络未连接')
    expect(html).toContain('You are offline')
    expect(html).not.toMatch(/<script|<style/)
  })
})

describe('answerFile', () => {
  it('[SHELL-PWA-7] serves a kept file whose bytes match the hash', async () => {
    caches.put('lantern-remotes', PATH, GOOD)
    expect(await (await answerFile(asking(PATH), goodHash, VERSION)).text()).toBe(GOOD)
    expect(network).not.toHaveBeenCalled()
  })

  it('[SHELL-PWA-7] deletes a modified file and keeps the network response instead', async () => {
    caches.put('lantern-remotes', PATH, 'bad code')
    network.mockResolvedValueOnce(new Response(GOOD))
    expect(await (await answerFile(asking(PATH), goodHash, VERSION)).text()).toBe(GOOD)
    await Promise.all(work)
    expect(await caches.textOf('lantern-remotes', PATH)).toBe(GOOD)
  })

  it('[SHELL-PWA-7] never serves a modified file, not even without a network', async () => {
    caches.put('lantern-remotes', PATH, 'bad code')
    await expect(answerFile(asking(PATH), goodHash, VERSION)).rejects.toThrow('offline')
    expect(await caches.textOf('lantern-remotes', PATH)).toBeNull()
  })

  it('[SHELL-PWA-11] passes on the network response when the storage is full', async () => {
    caches.isFull = true
    network.mockResolvedValueOnce(new Response(GOOD))
    expect(await (await answerFile(asking(PATH), goodHash, VERSION)).text()).toBe(GOOD)
    await expect(Promise.all(work)).resolves.toBeDefined()
  })

  it('[SHELL-PWA-7] does not keep failed responses', async () => {
    network.mockResolvedValueOnce(new Response('no such file', { status: 404 }))
    expect((await answerFile(asking(PATH), goodHash, VERSION)).status).toBe(404)
    expect(work).toEqual([])
  })
})

describe('kept files', () => {
  it('[SHELL-PWA-9] are complete or refused: one file that cannot be fetched fails them all', async () => {
    const file = { path: '/assets/main.js', integrity: goodHash }
    await expect(holdAll([file], VERSION)).rejects.toThrow()
    network.mockResolvedValueOnce(new Response(GOOD))
    await holdAll([file], VERSION)
    expect(network).toHaveBeenLastCalledWith(file.path, expect.objectContaining({ integrity: file.integrity }))
    await holdAll([file], VERSION)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('[SHELL-PWA-5] do not include files that discovery no longer lists', async () => {
    await keepFile('/r/mine/1.0.0/a.js', new Response(''), VERSION)
    await keepFile('/r/mine/2.0.0/a.js', new Response(''), VERSION)
    await keepFile('/r/gone/1.0.0/a.js', new Response(''), VERSION)
    await dropUnlisted(new Set(['/r/mine/2.0.0/a.js']))
    expect(caches.paths('lantern-remotes')).toEqual(['/r/mine/2.0.0/a.js'])
  })

  it('[SHELL-PWA-7] are limited in number', async () => {
    for (let index = 0; index < 310; index += 1) await keepFile(`/r/mine/1.0.0/${index}.js`, new Response(''), VERSION)
    await dropUnlisted(new Set(Array.from({ length: 310 }, (_, index) => `/r/mine/1.0.0/${index}.js`)))
    const paths = caches.paths('lantern-remotes')
    expect(paths).toHaveLength(300)
    expect(paths[0]).toBe('/r/mine/1.0.0/10.js')
  })

  it('[SHELL-PWA-10] include the previous shell for pages that still run it', () => {
    const names = ['lantern-shell-1', 'lantern-remotes', 'lantern-shell-2', 'lantern-shell-3']
    expect(outdatedCaches(names, '3')).toEqual(['lantern-shell-1'])
  })
})
