/** Progress steps that are logged when the output is not a terminal. */
const LOG_STEP = 0.5

/**
 * Prints the progress of each build: one updating line in a terminal, plain lines in a log.
 *
 * @param {string[]} names
 */
export function createProgress(names) {
  const out = process.stdout
  const width = Math.max(...names.map((name) => name.length))
  const startedMs = performance.now()
  const logged = new Map()

  function line(name, text) {
    return `  ${name.padEnd(width)}  ${text}`
  }

  return {
    update(name, share) {
      if (out.isTTY) {
        out.write(`\r\u001b[2K${line(name, `${bar(share)} ${String(Math.round(share * 100)).padStart(3)} %`)}`)
        return
      }
      const step = Math.floor(share / LOG_STEP)
      if (step > (logged.get(name) ?? 0) && share < 1) {
        logged.set(name, step)
        out.write(`${line(name, `${Math.round(share * 100)} %`)}\n`)
      }
    },
    finish(name, { version, built }) {
      out.write(`${out.isTTY ? '\r\u001b[2K' : ''}${line(name, `${version}${built ? '' : '  unchanged'}`)}\n`)
    },
    explain(lines) {
      for (const text of lines) out.write(`    ${text}\n`)
    },
    end(results) {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
      const built = results.filter((result) => result.built).length
      out.write(`  ${built} built, ${results.length - built} unchanged, ${seconds} s\n`)
    },
  }
}

function bar(share) {
  const full = Math.round(share * 20)
  return '█'.repeat(full) + '░'.repeat(20 - full)
}
