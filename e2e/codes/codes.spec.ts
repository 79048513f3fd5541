/** Every code of spec 8 outside the login form, produced by the sandbox's control API, and what the member sees (screens.md 2). */
import { SPEC_CODES } from '@lantern/contract/codes'
import { expect, test } from '@playwright/test'
import { openSite } from '../site/open-site.ts'
import { type CodeTable, LOGIN_CODES, type SiteCode } from './code-table.ts'
import { FORM_CODES } from './form-codes.ts'
import { runTable } from './run-table.ts'
import { SESSION_CODES } from './session-codes.ts'
import { SITE_CODES } from './site-codes.ts'
import { TRANSPORT } from './transport-faults.ts'

const CODES: CodeTable<SiteCode> = { ...SITE_CODES, ...SESSION_CODES, ...FORM_CODES }

test.describe('[SHELL-ERR-14] codes', () => runTable(CODES))
test.describe('[SHELL-ERR-15] transport faults', () => runTable(TRANSPORT))

test('[SHELL-ERR-14] every code of the catalogue has a row', () => {
  const known = [...Object.keys(CODES), ...LOGIN_CODES.map(String)]
  expect(known.sort()).toEqual(Object.keys(SPEC_CODES).sort())
})

test.afterAll(openSite)
