// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_fast_deep_equal = __commonJS({
  "fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

var require_equal = __commonJS({
  "ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

var input = validate10;
var schema17 = { enum: ["this", "following", "all"] };
var pattern0 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u"), pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u"), pattern2 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u"), func2 = require_ucs2length().default;
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version" || key0 === "event_timezone")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate13.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate13.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.occurrence_start_at !== void 0) {
              let data1 = data.occurrence_start_at, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern1.test(data1))
                    return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scope !== void 0) {
                let data2 = data.scope, _errs8 = errors;
                if (!(data2 === "this" || data2 === "following" || data2 === "all"))
                  return validate13.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.if_version !== void 0) {
                  let data3 = data.if_version, _errs10 = errors, _errs11 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs11 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.event_timezone !== void 0) {
                    let data4 = data.event_timezone, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func2(data4) > 64)
                          return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                      } else
                        return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var func0 = require_equal().default;
function validate16(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.version === void 0 && (missing0 = "version"))
        return validate16.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "version")) {
            return validate16.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate16.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate16.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.version !== void 0) {
              let data1 = data.version, _errs5 = errors, _errs6 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate16.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs6 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1))
                  return validate16.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate16.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate16.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate16.errors = vErrors, errors === 0;
}
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_ids === void 0 && (missing0 = "event_ids"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_ids" || key0 === "if_versions" || key0 === "event_timezone")) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_ids !== void 0) {
            let data0 = data.event_ids, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 20)
                  return validate15.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                if (data0.length < 1)
                  return validate15.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (errors === errors)
                      if (typeof data1 == "string") {
                        if (!pattern0.test(data1))
                          return validate15.errors = [{ instancePath: instancePath + "/event_ids/" + i0, schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
                      } else
                        return validate15.errors = [{ instancePath: instancePath + "/event_ids/" + i0, schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; )
                          for (j0 = i1; j0--; )
                            if (func0(data0[i1], data0[j0])) {
                              return validate15.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break outer0;
                            }
                    }
                  }
                }
              } else
                return validate15.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.if_versions !== void 0) {
              let data2 = data.if_versions, _errs7 = errors;
              if (errors === _errs7)
                if (Array.isArray(data2)) {
                  if (data2.length > 20)
                    return validate15.errors = [{ instancePath: instancePath + "/if_versions", schemaPath: "#/properties/if_versions/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data2.length < 1)
                    return validate15.errors = [{ instancePath: instancePath + "/if_versions", schemaPath: "#/properties/if_versions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid4 = !0;
                    let len1 = data2.length;
                    for (let i2 = 0; i2 < len1; i2++) {
                      let _errs9 = errors;
                      validate16(data2[i2], instancePath + "/if_versions/" + i2) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
                      var valid4 = _errs9 === errors;
                      if (!valid4)
                        break;
                    }
                  }
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/if_versions", schemaPath: "#/properties/if_versions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.event_timezone !== void 0) {
                let data4 = data.event_timezone, _errs10 = errors;
                if (errors === errors)
                  if (typeof data4 == "string") {
                    if (data4.length > 64 && func2(data4) > 64)
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern2.test(data4))
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate12.errors = vErrors, !1;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate20;
var schema28 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, outcome: { enum: ["deleted", "already_deleted"] }, restorableUntil: { $ref: "#/$defs/DateTimeOffset" } }, required: ["id", "outcome"], additionalProperties: !1 };
var schema36 = { enum: ["needs_action", "accepted", "declined", "tentative"] };
var func6 = Object.prototype.hasOwnProperty, pattern10 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u"), pattern13 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u");
function validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema28.properties, key0)) {
            return validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate22.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate22.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate22.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate22.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate22.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate22.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate22.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate22.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate22.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern1.test(data4))
                          return validate22.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate22.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate22.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern10.test(data6))
                              return validate22.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate22.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern10.test(data7))
                                return validate22.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate22.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate22.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern2.test(data8))
                                  return validate22.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate22.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate22.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate22.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate22.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema28.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate22.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern13.test(data12))
                                          return validate22.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate22.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate22.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate22.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate22.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate22.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate22.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate22.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern1.test(data16))
                                                  return validate22.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate22.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate22.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate22.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate22.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate22.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate22.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.outcome !== void 0) {
                                                    let data20 = data.outcome, _errs51 = errors;
                                                    if (!(data20 === "deleted" || data20 === "already_deleted"))
                                                      return validate22.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema28.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0)
                                                    if (data.restorableUntil !== void 0) {
                                                      let data21 = data.restorableUntil, _errs52 = errors;
                                                      if (errors === errors)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 35 && func2(data21) > 35)
                                                            return validate22.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                          if (!pattern1.test(data21))
                                                            return validate22.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                        } else
                                                          return validate22.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs52 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema42 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, index: { type: "integer", minimum: 0, maximum: 19 }, error: { $ref: "#/$defs/ToolError" }, outcome: { enum: ["deleted", "already_deleted", "failed"] } }, required: ["index", "outcome"], additionalProperties: !1 }, schema54 = { type: "object", properties: { code: { type: "string", pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: { type: "string", maxLength: 300 }, module: { type: "string", maxLength: 32 }, method: { type: "string", maxLength: 48 }, input_schema: { type: "object", maxProperties: 25, additionalProperties: { type: "string", maxLength: 500 }, "x-open": "keys are the field names of the method" }, detail: { type: "string", maxLength: 1e3 }, recovery_suggestion: { type: "string", maxLength: 200 }, next_steps: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 0, maxItems: 3 }, can_retry: { type: "boolean" }, retry_after_seconds: { type: "integer", minimum: 0, maximum: 3600 } }, required: ["code", "message"], additionalProperties: !1 }, pattern25 = new RegExp("^[A-Z][A-Z0-9_]{2,48}$", "u");
function validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema42.properties, key0)) {
            return validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate25.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate25.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate25.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern1.test(data4))
                          return validate25.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate25.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate25.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern10.test(data6))
                              return validate25.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate25.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern10.test(data7))
                                return validate25.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate25.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate25.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern2.test(data8))
                                  return validate25.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate25.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate25.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate25.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate25.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema42.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate25.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern13.test(data12))
                                          return validate25.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate25.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate25.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate25.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate25.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate25.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate25.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate25.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern1.test(data16))
                                                  return validate25.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate25.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate25.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate25.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate25.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate25.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate25.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.index !== void 0) {
                                                    let data20 = data.index, _errs51 = errors;
                                                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                      return validate25.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                    if (errors === _errs51 && typeof data20 == "number" && isFinite(data20)) {
                                                      if (data20 > 19 || isNaN(data20))
                                                        return validate25.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 19 }, message: "must be <= 19" }], !1;
                                                      if (data20 < 0 || isNaN(data20))
                                                        return validate25.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                    }
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.error !== void 0) {
                                                      let data21 = data.error, _errs53 = errors;
                                                      if (errors === errors)
                                                        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                          let missing1;
                                                          if (data21.code === void 0 && (missing1 = "code") || data21.message === void 0 && (missing1 = "message"))
                                                            return validate25.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                          {
                                                            let _errs56 = errors;
                                                            for (let key1 in data21)
                                                              if (!func6.call(schema54.properties, key1)) {
                                                                return validate25.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                                break;
                                                              }
                                                            if (_errs56 === errors) {
                                                              if (data21.code !== void 0) {
                                                                let data22 = data21.code, _errs57 = errors;
                                                                if (errors === _errs57)
                                                                  if (typeof data22 == "string") {
                                                                    if (!pattern25.test(data22))
                                                                      return validate25.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                                                  } else
                                                                    return validate25.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid13 = _errs57 === errors;
                                                              } else
                                                                var valid13 = !0;
                                                              if (valid13) {
                                                                if (data21.message !== void 0) {
                                                                  let data23 = data21.message, _errs59 = errors;
                                                                  if (errors === _errs59)
                                                                    if (typeof data23 == "string") {
                                                                      if (data23.length > 300 && func2(data23) > 300)
                                                                        return validate25.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                                    } else
                                                                      return validate25.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid13 = _errs59 === errors;
                                                                } else
                                                                  var valid13 = !0;
                                                                if (valid13) {
                                                                  if (data21.module !== void 0) {
                                                                    let data24 = data21.module, _errs61 = errors;
                                                                    if (errors === _errs61)
                                                                      if (typeof data24 == "string") {
                                                                        if (data24.length > 32 && func2(data24) > 32)
                                                                          return validate25.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                      } else
                                                                        return validate25.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid13 = _errs61 === errors;
                                                                  } else
                                                                    var valid13 = !0;
                                                                  if (valid13) {
                                                                    if (data21.method !== void 0) {
                                                                      let data25 = data21.method, _errs63 = errors;
                                                                      if (errors === _errs63)
                                                                        if (typeof data25 == "string") {
                                                                          if (data25.length > 48 && func2(data25) > 48)
                                                                            return validate25.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                                                        } else
                                                                          return validate25.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid13 = _errs63 === errors;
                                                                    } else
                                                                      var valid13 = !0;
                                                                    if (valid13) {
                                                                      if (data21.input_schema !== void 0) {
                                                                        let data26 = data21.input_schema, _errs65 = errors;
                                                                        if (errors === _errs65)
                                                                          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                            if (Object.keys(data26).length > 25)
                                                                              return validate25.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                                                            for (let key2 in data26) {
                                                                              let data27 = data26[key2], _errs68 = errors;
                                                                              if (errors === _errs68)
                                                                                if (typeof data27 == "string") {
                                                                                  if (data27.length > 500 && func2(data27) > 500)
                                                                                    return validate25.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                                                } else
                                                                                  return validate25.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid14 = _errs68 === errors;
                                                                              if (!valid14)
                                                                                break;
                                                                            }
                                                                          } else
                                                                            return validate25.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                        var valid13 = _errs65 === errors;
                                                                      } else
                                                                        var valid13 = !0;
                                                                      if (valid13) {
                                                                        if (data21.detail !== void 0) {
                                                                          let data28 = data21.detail, _errs70 = errors;
                                                                          if (errors === _errs70)
                                                                            if (typeof data28 == "string") {
                                                                              if (data28.length > 1e3 && func2(data28) > 1e3)
                                                                                return validate25.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                            } else
                                                                              return validate25.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                          var valid13 = _errs70 === errors;
                                                                        } else
                                                                          var valid13 = !0;
                                                                        if (valid13) {
                                                                          if (data21.recovery_suggestion !== void 0) {
                                                                            let data29 = data21.recovery_suggestion, _errs72 = errors;
                                                                            if (errors === _errs72)
                                                                              if (typeof data29 == "string") {
                                                                                if (data29.length > 200 && func2(data29) > 200)
                                                                                  return validate25.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                              } else
                                                                                return validate25.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid13 = _errs72 === errors;
                                                                          } else
                                                                            var valid13 = !0;
                                                                          if (valid13) {
                                                                            if (data21.next_steps !== void 0) {
                                                                              let data30 = data21.next_steps, _errs74 = errors;
                                                                              if (errors === _errs74)
                                                                                if (Array.isArray(data30)) {
                                                                                  if (data30.length > 3)
                                                                                    return validate25.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                                                  if (data30.length < 0)
                                                                                    return validate25.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                                  {
                                                                                    var valid15 = !0;
                                                                                    let len0 = data30.length;
                                                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                                                      let data31 = data30[i0], _errs76 = errors;
                                                                                      if (errors === _errs76)
                                                                                        if (typeof data31 == "string") {
                                                                                          if (data31.length > 64 && func2(data31) > 64)
                                                                                            return validate25.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                        } else
                                                                                          return validate25.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                      var valid15 = _errs76 === errors;
                                                                                      if (!valid15)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate25.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                              var valid13 = _errs74 === errors;
                                                                            } else
                                                                              var valid13 = !0;
                                                                            if (valid13) {
                                                                              if (data21.can_retry !== void 0) {
                                                                                let _errs78 = errors;
                                                                                if (typeof data21.can_retry != "boolean")
                                                                                  return validate25.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                var valid13 = _errs78 === errors;
                                                                              } else
                                                                                var valid13 = !0;
                                                                              if (valid13)
                                                                                if (data21.retry_after_seconds !== void 0) {
                                                                                  let data33 = data21.retry_after_seconds, _errs80 = errors;
                                                                                  if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33)))
                                                                                    return validate25.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                  if (errors === _errs80 && typeof data33 == "number" && isFinite(data33)) {
                                                                                    if (data33 > 3600 || isNaN(data33))
                                                                                      return validate25.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                                                    if (data33 < 0 || isNaN(data33))
                                                                                      return validate25.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                                  }
                                                                                  var valid13 = _errs80 === errors;
                                                                                } else
                                                                                  var valid13 = !0;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate25.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                      var valid0 = _errs53 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0)
                                                      if (data.outcome !== void 0) {
                                                        let data34 = data.outcome, _errs82 = errors;
                                                        if (!(data34 === "deleted" || data34 === "already_deleted" || data34 === "failed"))
                                                          return validate25.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema42.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                        var valid0 = _errs82 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed"))
        return validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "count" || key0 === "succeeded" || key0 === "failed" || key0 === "items")) {
            return validate24.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate24.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 20 || isNaN(data0))
                return validate24.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate24.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.succeeded !== void 0) {
              let data1 = data.succeeded, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate24.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate24.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate24.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate24.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 20 || isNaN(data2))
                    return validate24.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate24.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.items !== void 0) {
                  let data3 = data.items, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate24.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate24.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate25(data3[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate24.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate24.errors = vErrors, errors === 0;
}
function validate21(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate22(data, instancePath) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate24(data, instancePath) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate21.errors = vErrors, !1;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate21(data, instancePath) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length), validate20.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
