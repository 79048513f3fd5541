import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playInputs } from '@lantern/testing/raw-inputs'
import { TARGETS } from '@lantern/testing/raw-targets'
import { serverProcess } from '@lantern/testing/server-process'

it('[SBX-RAW-1] answers thousands of raw inputs, none of which ends it or makes it fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-raw-'))
  const sandbox = await serverProcess({
    name: 'sandbox',
    folder: join(import.meta.dirname, '..'),
    env: { SANDBOX_PORT: '0', VENUE_PORT: '0', LIMIT_SCALE: '1000', DATA_DIR: folder, DATABASE_URL: '' },
  })
  const target = TARGETS.sandbox
  const { answers, failures } = await playInputs({ origin: sandbox.origin, target, count: 1_250, seed: 9 })
  expect([sandbox.ended(), ...sandbox.complaints(), ...failures]).toEqual([undefined])
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['101', '200', '400', '404']))
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
