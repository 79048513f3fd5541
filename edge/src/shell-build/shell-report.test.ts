import { liveShellReportSchema } from '@lantern/contract/live-shells'
import { createLogger } from '@lantern/service'
import * as v from 'valibot'
import type { ShellBuildSource } from './shell-build.ts'
import { createShellReport } from './shell-report.ts'

const provides = {
  contractVersion: '1.0.0',
  oldestContract: '1.0.0',
  shared: { react: '19.3.1' },
  slots: ['home.dock'],
}
const shell = { current: () => ({ version: '0.1.0-aaaa', provides }) } as unknown as ShellBuildSource

const TOKEN = { dataDir: '/nowhere', token: 'the-token-of-edges' }

function reporting(ask: typeof fetch, source = shell, artifactOrigin = '') {
  const lines: string[] = []
  const logger = createLogger('edge', { write: (line: string) => lines.push(line) })
  const tell = createShellReport({
    shell: source,
    opsOrigin: 'http://ops.test',
    artifactOrigin,
    port: 3000,
    ...TOKEN,
    logger,
    ask,
  })
  return { tell, lines }
}

describe('createShellReport', () => {
  it('[OPS-GATE-1] tells ops the shell that is served, what it gives, and where this edge is', async () => {
    const asked: [string, unknown, unknown][] = []
    const { tell } = reporting(async (url, init) => {
      asked.push([String(url), JSON.parse(String(init?.body)), init?.headers])
      return Response.json({})
    })
    await tell()
    expect(asked).toMatchObject([
      [
        'http://ops.test/api/shells',
        { shell: '0.1.0-aaaa', provides, origin: 'http://127.0.0.1:3000' },
        { authorization: 'Bearer the-token-of-edges' },
      ],
    ])
    expect(v.safeParse(liveShellReportSchema, asked[0]?.[1]).success).toBe(true)
  })

  it('[OPS-GATE-1] is quiet before there is a shell, and says once that ops is away', async () => {
    const none = reporting(() => Promise.reject(new Error('asked')), { current: () => undefined } as ShellBuildSource)
    await none.tell()
    expect(none.lines).toEqual([])
    const away = reporting(() => Promise.reject(new Error('ops is away')))
    await away.tell()
    await away.tell()
    expect(away.lines).toHaveLength(1)
  })
})
