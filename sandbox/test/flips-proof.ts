/** `npm run proof -- flips`: a million flips, compared with the printed table. */
import { countDraws } from './flip-draws.ts'

const [seed = 'lantern', given = '1000000'] = process.argv.slice(2)
const draws = Number(given)
const { rows, chiSquare, holds } = countDraws(seed, draws)
process.stdout.write('prize     printed      drawn   standard errors\n')
for (const { id, printed, drawn, errors, holds: isGood } of rows) {
  const share = `${((drawn / draws) * 100).toFixed(4)}%`
  process.stdout.write(
    `${id.padEnd(8)} ${`${(printed * 100).toFixed(2)}%`.padStart(8)} ${share.padStart(10)}   ${errors.toFixed(2).padStart(6)}${isGood ? '' : '  FAILS'}\n`,
  )
}
process.stdout.write(
  `${draws} draws, seed ${seed}, chi-square ${chiSquare.toFixed(2)} of 20.52: ${holds ? 'holds' : 'FAILS'}\n`,
)
process.exitCode = holds ? 0 : 1
