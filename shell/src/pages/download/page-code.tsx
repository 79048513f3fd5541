/** A chunk of its own: the encoder of QR codes. */
export { QrCode as PageCode } from '@lantern/ui'
