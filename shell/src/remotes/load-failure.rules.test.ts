import { failureOf } from './load-failure.rules.ts'

const FORGED = { file: 'page.1.js', how: 'sri-mismatch' } as const

describe('failureOf', () => {
  it('[SHELL-FAULT-6] calls a file that is not the signed one a mismatch, whatever the runtime called it', () => {
    for (const message of ['RUNTIME-008 entry', 'RUNTIME-003 manifest', 'Loading css chunk 7 failed']) {
      expect(failureOf(new Error(message), 'load', FORGED)).toMatchObject({ phase: 'sri-mismatch', final: false })
    }
  })

  it('[SHELL-FAULT-2] blames the page, not a build, for the runtime and for discovery', () => {
    expect(failureOf(new Error('[lantern:runtime] x'), 'load', FORGED)).toMatchObject({
      phase: 'shared',
      blames: 'page',
      cause: 'sri-mismatch page.1.js',
    })
    expect(failureOf(new Error('[lantern:discovery] x'), 'load')).toMatchObject({ phase: 'discovery', blames: 'page' })
  })

  it('keeps what the runtime said when code ran and threw: no file is at fault', () => {
    const failure = failureOf(new Error('ScriptExecutionError: boom'), 'load', FORGED)
    expect(failure).toMatchObject({ phase: 'entry', final: true, cause: 'Error: ScriptExecutionError: boom' })
  })
})
