/** `npm run proof -- settle`: places and settles 10,000 generated bets and compares each return with a closed form. */
import { openBook } from '../src/book/book.fixture.ts'
import { settleBets } from './settle-bets.ts'

const [seed = 'lantern', given = '10000'] = process.argv.slice(2)
const book = await openBook()
const { bets, parlays, voids, corrections, problems } = await settleBets(book, seed, Number(given))
await book.close()
process.stdout.write(
  `seed ${seed}: ${bets} bets, ${parlays} of them parlays, ${voids} void, ${corrections} corrections, ${problems.length} problems\n`,
)
for (const problem of problems.slice(0, 20)) process.stdout.write(`  ${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
