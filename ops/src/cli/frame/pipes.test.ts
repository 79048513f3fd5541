import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stateWords } from './take-step.ts'

/** Runs the command line with a closed stdout. @returns its exit code */
async function unread(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '../../cli.ts'),
    ...args,
  ])
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = await once(child, 'exit')
  return code
}

describe('a closed pipe', () => {
  it('[OPS-CLI-3] ends no call: its exit code is what it would have been', async () => {
    expect(await Promise.all([unread('--help'), unread('nonsense'), unread('list', '--nonsense')])).toEqual([0, 2, 2])
  })
})

describe('a finished step', () => {
  const done = {
    kind: 'done',
    step: 'kill',
    name: 'games',
    environment: 'production',
    revision: 7,
    sentences: [],
  } as const
  const state = { live: '1.0.0', canary: null, off: false, revoked: [], sentences: [] }

  it('[OPS-CLI-4] says when a remote, or a version of it, is off', () => {
    expect(stateWords({ ...done, ...state, off: true })).toBe('games in production: off; 1.0.0 when it is revived.')
    expect(stateWords({ ...done, ...state, revoked: ['2.0.0'] })).toBe('games in production: 1.0.0. Off: 2.0.0.')
    expect(stateWords({ ...done, ...state, canary: { version: '1.1.0', percent: 5 } })).toBe(
      'games in production: 1.0.0, 1.1.0 for 5 %.',
    )
  })
})
