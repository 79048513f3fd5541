import { CONTRACT_VERSION } from '@lantern/contract/federation'
import { failureOf, isPageTooOld } from './load-failure.rules.ts'

const FORGED = { file: 'page.1.js', how: 'sri-mismatch' } as const

describe('failureOf', () => {
  it('[SHELL-FAULT-6] classifies a file that differs from the signed one as a mismatch, whatever the runtime reports', () => {
    for (const message of ['RUNTIME-008 entry', 'RUNTIME-003 manifest', 'Loading css chunk 7 failed']) {
      expect(failureOf(new Error(message), 'load', FORGED)).toMatchObject({ phase: 'sri-mismatch', final: false })
    }
  })

  it('[SHELL-FAULT-2] blames the page, not a build, for failures of the runtime and of discovery', () => {
    expect(failureOf(new Error('[lantern:runtime] x'), 'load', FORGED)).toMatchObject({
      phase: 'shared',
      blames: 'page',
      cause: 'sri-mismatch page.1.js',
    })
    expect(failureOf(new Error('[lantern:discovery] x'), 'load')).toMatchObject({ phase: 'discovery', blames: 'page' })
  })

  it('keeps the runtime’s error when code ran and threw: no file is at fault', () => {
    const failure = failureOf(new Error('ScriptExecutionError: boom'), 'load', FORGED)
    expect(failure).toMatchObject({ phase: 'entry', final: true, cause: 'Error: ScriptExecutionError: boom' })
  })

  it.each([
    ['page.js is not listed in discovery', 'sri-mismatch', true, 'build'],
    ['[lantern:integrity] page.js', 'sri-mismatch', false, 'build'],
    ['[lantern:discovery] x', 'discovery', false, 'page'],
    ['[lantern:runtime] x', 'shared', false, 'page'],
    ['[lantern:contract] x', 'shared', true, 'build'],
    ['RUNTIME-003', 'manifest', false, 'build'],
    ['RUNTIME-011', 'manifest', true, 'build'],
    ['RUNTIME-013', 'manifest', true, 'build'],
    ['RUNTIME-005', 'shared', true, 'build'],
    ['RUNTIME-006', 'shared', true, 'build'],
    ['RUNTIME-012', 'shared', true, 'build'],
    ['RUNTIME-001', 'entry', true, 'build'],
    ['ScriptExecutionError', 'entry', true, 'build'],
    ['RUNTIME-008', 'entry', false, 'build'],
    ['Loading chunk 7 failed', 'chunk', false, 'build'],
    ['CSS_CHUNK_LOAD_FAILED', 'chunk', false, 'build'],
  ])('[SHELL-REM-2, SHELL-FAULT-2] %s is a fault of %s, final %s, of the %s', (message, phase, final, blames) => {
    expect(failureOf(new Error(message), 'load')).toEqual({ phase, cause: `Error: ${message}`, final, blames })
  })

  it('[SHELL-FAULT-5] classifies an unknown error as one of the entry while loading and of the page once rendered', () => {
    const rest = { final: true, blames: 'build' }
    expect(failureOf(new TypeError('x'), 'load')).toEqual({ phase: 'entry', cause: 'TypeError: x', ...rest })
    expect(failureOf('thrown text', 'render')).toEqual({ phase: 'render', cause: 'thrown text', ...rest })
  })

  it('[SHELL-FAULT-6] does not classify a file that failed to load as forged', () => {
    const lost = { file: 'page.1.js', how: 'timeout' } as never
    expect(failureOf(new Error('RUNTIME-008'), 'load', lost)).toMatchObject({
      phase: 'entry',
      cause: 'timeout page.1.js',
    })
  })
})

describe('isPageTooOld', () => {
  const refused = (contract: string) => `Error: [lantern:contract] mine@1 was built for contract ${contract}`

  it('[SHELL-FAULT-7] holds only when the build requires a later contract', () => {
    expect(isPageTooOld(refused('99.0'))).toBe(true)
    expect(isPageTooOld(refused('0.9'))).toBe(false)
    expect(isPageTooOld(refused(CONTRACT_VERSION))).toBe(false)
    expect(isPageTooOld('Error: something else')).toBe(false)
  })
})
