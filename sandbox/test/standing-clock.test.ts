/** A sandbox whose clock stands (`CLOCK_AT`). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@lantern/service'
import { openPlatform } from '../src/platform/platform.ts'
import { houseSecret } from '../src/shared-rounds/house-seed.ts'
import { START } from './template/start.ts'

it('[SBX-277] stands at its instant also on a database with a stored clock, and its tickets have a key of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-standing-'))
  const logger = createLogger('test', { write: () => undefined })
  const first = await openPlatform({ location: { folder }, logger, standsAt: START })
  expect(first.clock.now()).toBe(START)
  expect(first.jwtKey.toString('hex')).not.toBe(await houseSecret(first.db))
  await first.close()
  const later = await openPlatform({ location: { folder }, logger, standsAt: START + 5_000 })
  expect(later.clock.now()).toBe(START + 5_000)
  expect(later.jwtKey).toEqual(first.jwtKey)
  await later.close()
  rmSync(folder, { recursive: true })
}, 120_000)
