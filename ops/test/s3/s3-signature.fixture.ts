/** Checks the signature of a request to S3 (SigV4) with the package `aws4`, which shares no code with the client under test. */
import type { IncomingMessage } from 'node:http'
import aws4 from 'aws4'

export type S3Keys = { readonly id: string; readonly secret: string }

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=[0-9a-f]{64}$/

/** @returns the code that S3 refuses the request with, or undefined when it is signed with these keys */
export function signatureFault(request: IncomingMessage, keys: S3Keys): string | undefined {
  const { authorization = '' } = request.headers
  const [, id, region, signed = ''] = CREDENTIAL.exec(authorization) ?? []
  if (id === undefined || region === undefined) return 'AccessDenied'
  if (id !== keys.id) return 'InvalidAccessKeyId'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied'
  const headers = Object.fromEntries(names.map((name) => [name, request.headers[name] ?? '']))
  const { method = '', url = '' } = request
  const again = aws4.sign(
    { service: 's3', region, method, path: url, headers },
    { accessKeyId: keys.id, secretAccessKey: keys.secret },
  )
  const squeezed = (text: unknown) => String(text).replaceAll(', ', ',')
  return squeezed(again.headers?.Authorization) === squeezed(authorization) ? undefined : 'SignatureDoesNotMatch'
}
