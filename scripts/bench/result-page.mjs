/** The result as one HTML file: a table with bars, and a treemap of the scripts of home. */
import { FORMS } from './forms.mjs'
import { treemap } from './treemap.mjs'
import { textOf } from './units.mjs'

const BAR_WIDTH = 260
const MAP = { x: 0, y: 0, width: 1080, height: 560 }
const LABEL_MIN = { width: 70, height: 16 }

/**
 * @param {object} result
 * @param {string} result.date
 * @param {string} result.conditions
 * @param {import('./summary.mjs').SummaryRow[]} result.rows
 * @param {{ group: string, file: string, bytes: number }[]} result.scripts
 */
export function resultPage({ date, conditions, rows, scripts }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench of ${date}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; max-width: 1080px; margin: 24px auto; padding: 0 16px; color: #1c2430; background: #fff }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 4px 8px; border-bottom: 1px solid #dde3ea; vertical-align: top }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap } .missed { color: #b3261e } .holds { color: #1e7d4f } small { color: #5b6675 }
.wide { overflow-x: auto } svg text { font: 11px system-ui, sans-serif }
</style>
</head>
<body>
<h1>Bench of ${date}</h1>
<p>${escaped(conditions)}</p>
<p>${Object.values(FORMS)
    .map(({ letter, words }) => `<b>${letter}</b> ${escaped(words)}`)
    .join(' · ')}. Medians, with the least and the most in small type.</p>
<div class="wide"><table>
<thead><tr><th>Row</th>${Object.values(FORMS)
    .map(({ letter }) => `<th>${letter}</th>`)
    .join('')}<th>A, B, C</th><th>Goal</th></tr></thead>
<tbody>
${rows.map(tableRow).join('\n')}
</tbody>
</table></div>
<h2>Scripts of home, A: ${textOf(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    'B',
  )} in brotli</h2>
${scriptMap(scripts)}
<div class="wide"><table><thead><tr><th>Source</th><th>Brotli</th></tr></thead><tbody>
${groupsOf(scripts)
  .map(({ group, size }) => `<tr><td>${escaped(group)}</td><td class="n">${textOf(size, 'B')}</td></tr>`)
  .join('\n')}
</tbody></table></div>
</body>
</html>
`
}

function tableRow({ label, unit, figures, goals }) {
  const cells = Object.keys(FORMS).map((form) => {
    const figure = figures[form]
    if (figure === undefined) return '<td class="n">–</td>'
    const spread =
      figure.least === figure.most
        ? ''
        : `<br><small>${textOf(figure.least, unit)} to ${textOf(figure.most, unit)}</small>`
    return `<td class="n">${textOf(figure.median, unit)}${spread}</td>`
  })
  const judged = goals.map(
    ({ words, holds }) =>
      `<span class="${holds ? 'holds' : 'missed'}">${holds ? 'holds' : 'missed'}: ${escaped(words)}</span>`,
  )
  return `<tr><td>${escaped(label)}</td>${cells.join('')}<td>${bars(figures)}</td><td>${judged.join('<br>')}</td></tr>`
}

function bars(figures) {
  const values = Object.keys(FORMS).map((form) => figures[form]?.median ?? 0)
  const most = Math.max(...values, 1e-9)
  const colours = ['#2563eb', '#94a3b8', '#64748b']
  const shapes = values.map(
    (value, index) =>
      `<rect x="0" y="${index * 12}" height="9" width="${((value / most) * BAR_WIDTH).toFixed(1)}" fill="${colours[index]}"/>`,
  )
  return `<svg width="${BAR_WIDTH}" height="36" aria-hidden="true">${shapes.join('')}</svg>`
}

function groupsOf(scripts) {
  const sizes = new Map()
  for (const { group, bytes } of scripts) sizes.set(group, (sizes.get(group) ?? 0) + bytes)
  return [...sizes].map(([group, size]) => ({ group, size })).sort((one, other) => other.size - one.size)
}

function scriptMap(scripts) {
  const shapes = treemap(groupsOf(scripts), MAP).map(({ group, size, x, y, width, height }) => {
    const hue = [...group].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7)
    const isRoomy = width >= LABEL_MIN.width && height >= LABEL_MIN.height
    const words = `${group} ${textOf(size, 'B')}`
    const label = isRoomy
      ? `<text x="${(x + 4).toFixed(1)}" y="${(y + 13).toFixed(1)}">${escaped(words.slice(0, Math.floor(width / 6)))}</text>`
      : ''
    return `<g><title>${escaped(words)}</title><rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="hsl(${hue} 60% 82%)" stroke="#fff"/>${label}</g>`
  })
  return `<div class="wide"><svg viewBox="0 0 ${MAP.width} ${MAP.height}" width="${MAP.width}" height="${MAP.height}" role="img" aria-label="Treemap of the scripts of home">${shapes.join('')}</svg></div>`
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
