import { csvOf } from './csv.rules.ts'

describe('csvOf', () => {
  it('[MINE-20] quotes what needs it and begins with the mark that Excel wants', () => {
    expect(csvOf(['订单', 'a,b'], [['say "hi"', 'two\nlines']])).toBe(
      '\uFEFF订单,"a,b"\r\n"say ""hi""","two\nlines"\r\n',
    )
  })

  it('[MINE-20] lets no cell become a formula, and leaves a negative amount alone', () => {
    expect(csvOf(['x'], [['=1+1'], ['@a'], ['-cmd'], ['-20.00'], ['+5']])).toBe(
      "\uFEFFx\r\n'=1+1\r\n'@a\r\n'-cmd\r\n-20.00\r\n'+5\r\n",
    )
  })
})
