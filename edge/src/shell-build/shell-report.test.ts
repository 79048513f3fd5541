import type { ShellBuild } from '@lantern/contract/federation'
import { liveShellReportSchema } from '@lantern/contract/live-shells'
import { createLogger } from '@lantern/service'
import * as v from 'valibot'
import { createShellReport } from './shell-report.ts'

const provides = {
  contractVersion: '1.0.0',
  oldestContract: '1.0.0',
  shared: { react: '19.3.1' },
  slots: ['home.dock'],
}
const shell = { version: '0.1.0-aaaa', provides } as unknown as ShellBuild

const TOKEN = { dataDir: '/nowhere', token: 'the-token-of-edges' }

function reporting(
  ask: typeof fetch,
  shells: readonly ShellBuild[] = [shell],
  { artifactOrigin = '', edgeOrigin = '' }: { artifactOrigin?: string; edgeOrigin?: string } = {},
) {
  const lines: string[] = []
  const logger = createLogger('edge', { write: (line: string) => lines.push(line) })
  const tell = createShellReport({
    shells: () => shells,
    opsOrigin: 'http://ops.test',
    artifactOrigin,
    edgeOrigin,
    port: 3000,
    ...TOKEN,
    logger,
    ask,
  })
  return { tell, lines }
}

describe('createShellReport', () => {
  it('[OPS-GATE-1] reports to ops the shell that is served, what it provides, and where this edge is', async () => {
    const asked: [string, unknown, unknown][] = []
    const { tell } = reporting(async (url, init) => {
      asked.push([String(url), JSON.parse(String(init?.body)), init?.headers])
      return Response.json({})
    })
    await tell()
    expect(asked).toMatchObject([
      [
        'http://ops.test/api/shells',
        { shell: '0.1.0-aaaa', provides, origin: 'http://127.0.0.1:3000', pages: 'http://127.0.0.1:3000' },
        { authorization: 'Bearer the-token-of-edges' },
      ],
    ])
    expect(v.safeParse(liveShellReportSchema, asked[0]?.[1]).success).toBe(true)
  })

  it('[OPS-SHELL-8] reports the canary beside the stable shell', async () => {
    const told: string[] = []
    const canary = { ...shell, version: '0.2.0-bbbb' }
    const { tell } = reporting(
      async (_url, init) => {
        told.push(JSON.parse(String(init?.body)).shell)
        return Response.json({})
      },
      [canary, shell],
    )
    await tell()
    expect(told).toEqual(['0.2.0-bbbb', '0.1.0-aaaa'])
  })

  it('[OPS-GATE-1] names the artifact origin for files and the edge for pages', async () => {
    const asked: unknown[] = []
    const ask: typeof fetch = async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)))
      return Response.json({})
    }
    await reporting(ask, [shell], { artifactOrigin: 'https://cdn.example', edgeOrigin: 'http://10.0.0.2:3000' }).tell()
    expect(asked).toMatchObject([{ origin: 'https://cdn.example', pages: 'http://10.0.0.2:3000' }])
  })

  it('[OPS-GATE-1] is quiet before there is a shell, and reports once that ops is unreachable', async () => {
    const none = reporting(() => Promise.reject(new Error('asked')), [])
    await none.tell()
    expect(none.lines).toEqual([])
    const away = reporting(() => Promise.reject(new Error('ops is away')))
    await away.tell()
    await away.tell()
    expect(away.lines).toHaveLength(1)
  })
})
