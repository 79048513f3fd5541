import { bonusFor } from './bonus.rules.ts'

const task = { id: 'T1', isBonus: true, products: ['sport'], state: 'OPEN' as const }

describe('bonusFor', () => {
  it.each([
    ['no task', [], { kind: 'none' }],
    ['a task without a bonus', [{ ...task, isBonus: false }], { kind: 'none' }],
    ['a bonus that has ended', [{ ...task, state: 'DONE' as const }], { kind: 'none' }],
    ['a bonus of this product', [task], { kind: 'counts', id: 'T1' }],
    ['a bonus of all products', [{ ...task, products: [] }], { kind: 'counts', id: 'T1' }],
    [
      'the oldest of those that count',
      [
        { ...task, id: 'T0', products: ['egame'] },
        { ...task, id: 'T2' },
        { ...task, id: 'T3' },
      ],
      { kind: 'counts', id: 'T2' },
    ],
    [
      'bonuses of other products',
      [
        { ...task, products: ['egame', 'fishing'] },
        { ...task, products: ['egame'] },
      ],
      { kind: 'apart', products: ['egame', 'fishing'] },
    ],
  ])('[GAMES-61] for sport, of %s', (_name, tasks, expected) => {
    expect(bonusFor(tasks, 'sport')).toEqual(expected)
  })
})
