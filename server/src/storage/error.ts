/** The storage cannot do what it promises; the sentence is for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
