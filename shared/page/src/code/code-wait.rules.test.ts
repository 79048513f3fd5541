import { waitAfterRefusal } from './code-wait.rules.ts'

describe('waitAfterRefusal', () => {
  it.each([
    [{ waitSec: 42 }, 43_000],
    [{ until: 90_000 }, 90_000],
    [{ until: 90_000, waitSec: 1 }, 90_000],
    [{ waitSec: '42' }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('[PAGE-16] after %j ends at %p', (facts, end) => expect(waitAfterRefusal(facts, 1_000)).toBe(end))
})
