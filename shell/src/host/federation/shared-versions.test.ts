import { RUNTIME_VERSION, SHARED_VERSIONS } from './shared-versions.ts'

function installed(name: string): string {
  return jest.requireActual<{ version: string }>(`../../../node_modules/${name}/package.json`).version
}

describe('shared versions', () => {
  it.each(Object.entries(SHARED_VERSIONS))('[SHELL-REM-9] states the installed version of %s', (name, version) => {
    expect(version).toBe(installed(name))
  })

  it('[SHELL-REM-9] states the installed version of the federation runtime', () => {
    expect(RUNTIME_VERSION).toBe(installed('@module-federation/enhanced'))
  })
})
