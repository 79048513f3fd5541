import { csvOf } from './csv.ts'

describe('csvOf', () => {
  it('[MINE-20] quotes where needed and starts with the byte order mark that Excel expects', () => {
    expect(csvOf(['订单', 'a,b'], [['say "hi"', 'two\nlines']])).toBe(
      '\uFEFF订单,"a,b"\r\n"say ""hi""","two\nlines"\r\n',
    )
  })

  it.each(['=1+1', '+5', '-cmd', '-1+1', "-2+3+cmd|' /C calc'!A0", '@a', '\tx', '＝1', '－1+1'])(
    '[MINE-20, OPS-ACC-7] neutralizes the formula %j',
    (text) => {
      expect(csvOf(['x'], [[text]])).toBe(`\uFEFFx\r\n'${text}\r\n`)
    },
  )

  it.each(['-20.00', '-1', '20.00'])('[MINE-20] keeps the amount %s a number', (amount) => {
    expect(csvOf(['x'], [[amount]])).toBe(`\uFEFFx\r\n${amount}\r\n`)
  })
})
