/** Versions of the shared modules; shared-versions.test.ts compares them with the installed ones. */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  jotai: '3.0.1',
  '@tanstack/react-query': '5.108.0',
  '@lantern/platform': '1.0.0',
  '@lantern/ui': '1.0.0',
  '@lantern/i18n': '1.0.0',
} as const
export type SharedName = keyof typeof SHARED_VERSIONS

/** Version of the federation runtime, given to remotes that use the page's copy of its core. */
export const RUNTIME_VERSION = '2.9.2'
