import { csvOf } from './csv.rules.ts'

describe('commission as a file', () => {
  it('[ACT-36] has a line of titles and one for each month, quoted where needed', () => {
    const titles = {
      ym: 'Month',
      active: 'Active',
      net: 'Net, CNY',
      percent: 'Share "%"',
      amount: 'Amount',
      state: 'State',
    }
    const row = { ym: '2026-10', state: 'paid' as const, active: 20, net: '-8044.80', percent: 30, amount: '2413.44' }
    expect(csvOf([row], titles)).toBe(
      'Month,Active,"Net, CNY","Share ""%""",Amount,State\r\n2026-10,20,-8044.80,30,2413.44,paid\r\n',
    )
  })
})
