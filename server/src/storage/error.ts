/** The storage cannot do what it promises; the sentence is for whoever runs the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
