/** A separate chunk: the QR encoder. */
export { QrCode as PageCode } from '@lantern/ui'
