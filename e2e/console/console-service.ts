/** A release service with two builds of the chat, and helpers to sign in to its console. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anotherBuild } from '../faults/another-build.ts'
import { type LoneReleaseService, loneReleaseService } from '../site/own-release-service.ts'

export const OLD = '9.0.0'
export const YOUNG = '9.1.0'

/** Without the gate's browser, which other tests cover. */
export const consoleService = (): Promise<LoneReleaseService> =>
  loneReleaseService({ GATE: 'local', GATE_BROWSER: 'off' })

/** The flag of the chat's builds. */
export const FLAG = 'bubble'
const withFlag = (file: string, text: string): string =>
  file === 'lantern.json'
    ? JSON.stringify({ ...JSON.parse(text), slotAudiences: { 'chat.bubble': { flag: FLAG } } })
    : text

/** Publishes the built chat under the given version. */
export async function publishChat(service: LoneReleaseService, version: string): Promise<void> {
  const folder = join(service.dataDir, 'dists', version)
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of anotherBuild('chat', version, withFlag).files)
    writeFileSync(join(folder, file), content)
  await service.ops('publish', folder)
}

export function firstToken({ dataDir }: LoneReleaseService): string {
  return readFileSync(join(dataDir, 'ops-token'), 'utf8').trim()
}

export async function signIn(page: Page, service: LoneReleaseService): Promise<void> {
  await page.goto(`${service.origin}/`)
  await page.getByLabel('令牌', { exact: true }).fill(firstToken(service))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '模块', exact: true }).waitFor()
}
