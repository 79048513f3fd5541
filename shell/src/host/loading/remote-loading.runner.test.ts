import { act } from '@testing-library/react'
import type { Build } from '../discovery/discovery.ts'
import type { Fault } from '../integrity/element-guard.ts'
import { BUDGET_MS } from './remote-loading.machine.ts'
import { createLoader, type LoaderDeps } from './remote-loading.runner.ts'

const build = (version: string): Build => ({
  name: 'games',
  version,
  manifestUrl: '',
  integrity: '',
  extras: {} as Build['extras'],
})

function arm(load: LoaderDeps['load'], versions = ['2', '1']) {
  const deps = {
    name: 'games',
    builds: () => versions.map(build),
    asked: jest.fn(),
    prepare: jest.fn(async () => undefined),
    load: jest.fn(load),
    abandon: jest.fn(),
    takeFault: jest.fn((): Fault | null => null),
    moved: jest.fn(),
    rememberGood: jest.fn(),
    quarantine: jest.fn(),
    report: jest.fn(),
    nowMs: () => Date.now(),
    sinceMs: () => Date.now(),
    random: () => 0,
  }
  return { deps, loader: createLoader(deps) }
}
const settle = () => act(async () => await jest.advanceTimersByTimeAsync(0))

describe('remote loading runner', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('[SHELL-REM-8] notifies each listener when the code has loaded, and stops after the undo', async () => {
    const { loader } = arm(async () => ({ routes: [] }))
    const listener = jest.fn()
    const undo = loader.subscribe(listener)
    loader.ask()
    await settle()
    expect(loader.view()).toMatchObject({ kind: 'here', version: '2' })
    expect(listener).toHaveBeenCalledTimes(1)
    undo()
    loader.painted()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('uses the load started by a touch instead of loading twice', async () => {
    const { loader, deps } = arm(async () => ({ routes: [] }))
    void loader.warm()
    void loader.warm()
    loader.ask()
    await settle()
    expect(deps.load).toHaveBeenCalledTimes(1)
    expect(loader.view().kind).toBe('here')
  })

  it('does not count a failed warm-up as a failure', async () => {
    let fails = true
    const { loader, deps } = arm(async () => {
      if (fails) throw new Error('ScriptNetworkError RUNTIME-008')
      return { routes: [] }
    })
    void loader.warm()
    await settle()
    fails = false
    loader.ask()
    await settle()
    expect(loader.view().kind).toBe('here')
    expect(deps.report).not.toHaveBeenCalledWith(expect.objectContaining({ outcome: 'failed' }))
  })

  it('[SHELL-REM-2] shows the older build when the newer one throws, and skips the newer one from then on', async () => {
    const { loader, deps } = arm(async ({ version }) => {
      if (version === '2') throw new Error('ScriptExecutionError: boom')
      return { routes: [] }
    })
    loader.ask()
    await settle()
    loader.painted()
    expect(loader.view()).toMatchObject({ kind: 'here', version: '1', fellBack: true })
    expect(deps.quarantine).toHaveBeenCalledWith('2', expect.any(Number))
    expect(deps.rememberGood).toHaveBeenCalledWith(expect.objectContaining({ version: '1' }))
  })

  it('[SHELL-REM-3] ends in a failure within the budget when nothing ever answers, and a retry then works', async () => {
    let answer: (() => void) | null = null
    const { loader } = arm(() => new Promise((resolve) => (answer = () => resolve({ routes: [] }))))
    loader.ask()
    await act(async () => await jest.advanceTimersByTimeAsync(BUDGET_MS))
    expect(loader.view()).toMatchObject({ kind: 'failed', failure: { phase: 'timeout' } })
    loader.ask()
    await settle()
    ;(answer as unknown as () => void)()
    await settle()
    expect(loader.view().kind).toBe('here')
  })

  it('refuses an exposed module that is empty', async () => {
    const { loader } = arm(async () => null, ['1'])
    loader.ask()
    await settle()
    expect(loader.view()).toMatchObject({ kind: 'failed', failure: { phase: 'shared' } })
  })

  it('[SHELL-SWAP-1] takes the newer build at the next request, never while the old one is mounted', async () => {
    const { loader, deps } = arm(async ({ version }) => ({ version }), ['1'])
    const undo = loader.subscribe(() => undefined)
    loader.ask()
    await settle()
    loader.painted()
    deps.builds = () => ['2', '1'].map(build)
    loader.refresh()
    expect(loader.view()).toMatchObject({ kind: 'here', version: '1' })
    undo()
    await settle()
    expect([loader.view().kind, loader.versionInUse()]).toEqual(['pending', null])
    loader.subscribe(() => undefined)
    loader.ask()
    await settle()
    expect(loader.view()).toMatchObject({ kind: 'here', version: '2' })
  })

  it('[SHELL-SWAP-1] keeps the loaded build when a frame only remounts', async () => {
    const { loader, deps } = arm(async ({ version }) => ({ version }), ['1'])
    const undo = loader.subscribe(() => undefined)
    loader.ask()
    await settle()
    loader.painted()
    deps.builds = () => ['2', '1'].map(build)
    undo()
    loader.subscribe(() => undefined)
    await settle()
    expect(loader.view()).toMatchObject({ kind: 'here', version: '1' })
  })

  it('[SHELL-FAULT-6] names the file that failed and how, beside the version', async () => {
    const { loader, deps } = arm(async () => Promise.reject(new Error('ChunkLoadError: Loading chunk 7 failed')), ['1'])
    deps.takeFault.mockReturnValue({ file: 'lobby.1234.js', how: 'sri-mismatch' })
    loader.ask()
    await act(async () => await jest.advanceTimersByTimeAsync(BUDGET_MS))
    expect(deps.report).toHaveBeenLastCalledWith(
      expect.objectContaining({
        remote: 'games',
        version: '1',
        phase: 'sri-mismatch',
        cause: 'sri-mismatch lobby.1234.js',
      }),
    )
  })

  it('[SHELL-FAULT-2] blames no build when the runtime fails to load', async () => {
    const { loader, deps } = arm(async () => ({}), ['2', '1'])
    deps.prepare.mockReturnValue(new Promise(() => undefined))
    loader.ask()
    await act(async () => await jest.advanceTimersByTimeAsync(BUDGET_MS))
    expect(loader.view().kind).toBe('failed')
    expect(deps.load).not.toHaveBeenCalled()
    expect(deps.report.mock.calls.map(([entry]) => [entry.outcome, entry.version])).toEqual([['failed', undefined]])
  })
})
