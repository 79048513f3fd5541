import { settleBets } from '../../test/settle-bets.ts'
import { openBook } from './book.fixture.ts'

it('[SBX-219, SBX-207, SBX-234] settles generated bets, and corrects them, as the closed form does, with a ledger that proves itself', async () => {
  const book = await openBook()
  const { bets, parlays, corrections, problems } = await settleBets(book, 'short', 80)
  await book.close()
  expect(problems).toEqual([])
  expect(bets).toBe(80)
  expect(parlays).toBeGreaterThan(40)
  expect(corrections).toBeGreaterThan(60)
})
