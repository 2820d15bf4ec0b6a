// What a validator is and finds, however it goes about it.

/** What a schema says of values. */
export interface Validator {
  Check(value: unknown): boolean;
  /** Every fault of a value; those of its parts before its own. */
  Errors(value: unknown): readonly Found[];
}

/** A fault, by the keyword that is broken. Those of keywords with several parts name the parts. */
export interface Found {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: {
    readonly additionalProperties?: readonly string[];
    readonly requiredProperties?: readonly string[];
    readonly allowedValues?: readonly unknown[];
    readonly allowedValue?: unknown;
    readonly type?: string | readonly string[];
  };
}

/** The key of a field as it stands in a JSON pointer. */
export function pointerToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
