/** The modules that the page provides to remotes, by package. The build runs this file to list their exported names (`provides.exports`). */
import * as i18n from '@lantern/i18n'
import * as platform from '@lantern/platform'
import * as ui from '@lantern/ui'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as query from './query-facade.ts'
import * as router from './router-facade.ts'
import type { SharedName } from './shared-versions.ts'
import * as store from './store-facade.ts'

export const SHARED_MODULES: Readonly<Record<SharedName, () => object>> = {
  react: () => react,
  'react-dom': () => reactDom,
  'react-router-dom': () => router,
  jotai: () => store,
  '@tanstack/react-query': () => query,
  '@lantern/platform': () => platform,
  '@lantern/ui': () => ui,
  '@lantern/i18n': () => i18n,
}

/** The names that a remote can import from each package of this page. */
export function exportedNames(): Record<SharedName, string[]> {
  const names = Object.entries(SHARED_MODULES).map(([name, lib]) => [name, namesOf(lib()).sort()])
  return Object.fromEntries(names) as Record<SharedName, string[]>
}

/** A CommonJS module is its own default export. */
function namesOf(lib: object): string[] {
  return '__esModule' in lib ? Object.keys(lib) : [...new Set([...Object.keys(lib), 'default'])]
}
