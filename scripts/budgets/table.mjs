/** Formats budgets as a table: name, size, limit, and whether the limit is exceeded. */
export function table(rows) {
  const width = Math.max(...rows.map((row) => row.what.length))
  return rows
    .map(
      (row) =>
        `  ${row.what.padEnd(width)}  ${amount(row.value, row.unit)} of ${amount(row.limit, row.unit)}${verdict(row)}`,
    )
    .join('\n')
}

function amount(value, unit) {
  return (unit === 'B' ? `${(value / 1000).toFixed(1)} kB` : String(value)).padStart(9)
}

function verdict({ value, limit }) {
  return value > limit ? '  TOO MUCH' : ''
}
