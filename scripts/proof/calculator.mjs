import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const REMOTE = join(import.meta.dirname, '../../remote-activity')
const NODE = ['--no-warnings', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']
const OFFERS = '100000'

/**
 * Compares the calculator of offers with a closed form in fractions of whole numbers.
 *
 * @param {string} [offers] number of generated offers
 * @returns {Promise<boolean>} whether every figure is within one fen, and every date the same
 */
export async function proveCalculator(offers = OFFERS) {
  const globals = JSON.stringify({ calculatorOffers: Number(offers) })
  const { status } = spawnSync(process.execPath, [...NODE, 'calculator.rules', `--globals=${globals}`], {
    cwd: REMOTE,
    stdio: 'inherit',
  })
  return status === 0
}
