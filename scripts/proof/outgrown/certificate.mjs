import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tls from 'node:tls'

/**
 * Creates a certificate for 127.0.0.1 that only this run trusts: this process, the servers it starts (`env`) and the browser
 * that `browserFor` returns. Certificate checks stay enabled.
 *
 * @param {string} folder output folder for certificate, key and browser script
 */
export function makeCertificate(folder) {
  const certificate = join(folder, 'tls.crt')
  const key = join(folder, 'tls.key')
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-out', certificate, '-keyout', key], { stdio: 'pipe' })
  const pem = readFileSync(certificate, 'utf8')
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem])
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const pin = createHash('sha256').update(spki).digest('base64')

  return {
    certificate,
    key,
    /** Environment of Node processes. */
    env: { NODE_EXTRA_CA_CERTS: certificate },
    /** A script that starts this Chromium and makes it trust this key only. */
    browserFor(executable) {
      const script = join(folder, 'browser.sh')
      writeFileSync(script, `#!/bin/sh\nexec "${executable}" --ignore-certificate-errors-spki-list=${pin} "$@"\n`)
      chmodSync(script, 0o755)
      return script
    },
  }
}
